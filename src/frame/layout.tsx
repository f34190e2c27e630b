import type { ReactNode } from "react";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { Notifications } from "./notifications";
import { Overlays } from "./overlays/overlays";
import { useSiteFrame } from "./use-site-frame";

/** Page shell: header, footer, overlays and notifications. They stay mounted when the page changes. */
export const Layout = ({ path, children }: { path: string; children: ReactNode }) => {
  const { settings } = useSiteFrame();
  return (
    <>
      <a href="#main" className="skip-link">
        {settings.labels.skipToContent}
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Overlays path={path} notLoaded={settings.notLoaded} />
      <Notifications
        label={settings.labels.notifications}
        dismissLabel={settings.labels.dismiss}
        email={settings.email}
      />
    </>
  );
};
