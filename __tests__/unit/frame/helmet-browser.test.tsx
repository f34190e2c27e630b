import { render } from "@testing-library/react";
import { Helmet } from "../../../src/frame/helmet-browser";

const tags = (selector: string) => Array.from(document.head.querySelectorAll(selector));

const Head = ({ title, canonical }: { title: string; canonical: string }) => (
  <Helmet>
    <title>{title}</title>
    <meta property="og:title" content={title} />
    <link rel="canonical" href={canonical} />
    {false}
    <script type="application/ld+json">{`{"name":"${title}"}`}</script>
  </Helmet>
);

beforeEach(() => {
  document.head.innerHTML =
    '<title data-react-helmet="true">One</title><link rel="icon" href="/i.svg">' +
    '<link rel="canonical" href="/one" data-react-helmet="true">';
});

describe("the head in the browser", () => {
  it("leaves the head that the build wrote", () => {
    const before = document.head.innerHTML;
    render(<Head title="One" canonical="/one" />);
    expect(document.head.innerHTML).toBe(before);
  });

  it("exchanges everything of the page when the page changes, and nothing else", () => {
    const { rerender } = render(<Head title="One" canonical="/one" />);
    rerender(<Head title="Two" canonical="/two" />);
    expect(document.title).toBe("Two");
    expect(tags('link[rel="canonical"]').map((link) => link.getAttribute("href"))).toEqual(["/two"]);
    expect(tags("meta").map((meta) => meta.getAttribute("content"))).toEqual(["Two"]);
    expect(tags("script").map((script) => script.textContent)).toEqual(['{"name":"Two"}']);
    expect(tags('link[rel="icon"]')).toHaveLength(1);

    rerender(<Head title="Three" canonical="/three" />);
    expect(tags('link[rel="canonical"]').map((link) => link.getAttribute("href"))).toEqual(["/three"]);
  });
});
