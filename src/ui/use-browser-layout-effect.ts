import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser, `useEffect` on the server, where React would warn about the former. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
