/** HTML attributes that React 18 passes on but does not type. */
import "react";

declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    autoComplete?: "off";
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: "high" | "low" | "auto" | undefined;
  }
}
