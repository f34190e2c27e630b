import { Component, type ReactNode } from "react";

type KeepPageProps = {
  /** The element that React hydrates; it contains the built page. */
  container: Element;
  children: ReactNode;
};

/**
 * Keeps the page visible if React fails to render it: without this, an error would empty the window. The page that the
 * host sent then works as one without scripts. If the error comes on the way to another page, the browser loads that
 * page itself.
 */
export class KeepPage extends Component<KeepPageProps, { failed: boolean }> {
  override readonly state = { failed: false };
  readonly #nodes = [...this.props.container.childNodes];
  readonly #path = location.pathname;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (location.pathname !== this.#path) return location.reload();
    // In a clone of the container, the nodes are out of reach of React's event listeners.
    const page = this.props.container.cloneNode() as Element;
    page.append(...this.#nodes);
    this.props.container.replaceWith(page);
    // Tells the loader that React will not take over (load-scripts.ts).
    void Promise.reject(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
