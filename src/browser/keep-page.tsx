import { Component, type ReactNode } from "react";

type KeepPageProps = {
  /** What React takes over; it holds the page as it was built. */
  container: Element;
  children: ReactNode;
};

/**
 * Keeps the page in sight where React cannot show it: otherwise an error would
 * empty the window. The page that the host sent then goes on as one without
 * scripts; on the way to another page the browser loads that one itself.
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
    // In an element of their own, the nodes are out of reach of what React still listens to.
    const page = this.props.container.cloneNode() as Element;
    page.append(...this.#nodes);
    this.props.container.replaceWith(page);
    // The loader hears of it in this way (load-scripts.ts).
    void Promise.reject(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
