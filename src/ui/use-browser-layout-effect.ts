import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` where there is a layout; React warns of it on the server. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
