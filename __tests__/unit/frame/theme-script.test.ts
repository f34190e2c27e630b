import { themeScript } from "../../../src/frame/theme-script";

const choose = (value: string) => {
  const input = document.querySelector<HTMLInputElement>(`input[value="${value}"]`)!;
  input.checked = true;
  input.dispatchEvent(new Event("change", { bubbles: true }));
};

const forcedColors = { matches: false };

beforeEach(() => {
  forcedColors.matches = false;
  window.matchMedia = jest.fn(() => forcedColors as MediaQueryList);
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.body.innerHTML = ["system", "light", "dark"]
    .map((value) => `<input type="radio" name="theme" value="${value}" data-theme-choice>`)
    .join("");
});

describe("the theme script", () => {
  it("follows the system until something is chosen", () => {
    themeScript();
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(document.documentElement).toHaveClass("js");
    expect(document.querySelector<HTMLInputElement>("input:checked")?.value).toBe("system");
  });

  it("tells that the page is at rest until it scrolls", () => {
    themeScript();
    expect(document.documentElement).toHaveClass("at-rest");
    window.dispatchEvent(new Event("scroll"));
    expect(document.documentElement).not.toHaveClass("at-rest");
  });

  it.each(["light", "dark"])("applies and remembers %s", (theme) => {
    themeScript();
    choose(theme);
    expect(document.documentElement.dataset.theme).toBe(theme);
    delete document.documentElement.dataset.theme;
    themeScript();
    expect(document.documentElement.dataset.theme).toBe(theme);
  });

  it("goes back to the system", () => {
    localStorage.setItem("theme", "dark");
    themeScript();
    choose("system");
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it("leaves the page to forced colors, and keeps the choice", () => {
    localStorage.setItem("theme", "dark");
    forcedColors.matches = true;
    themeScript();
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(document.querySelector<HTMLInputElement>("input:checked")?.value).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
  });

  it("treats an unknown remembered value as the system's", () => {
    localStorage.setItem("theme", "purple");
    themeScript();
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(document.querySelector<HTMLInputElement>("input:checked")?.value).toBe("system");
  });

  it.each([
    ["the page comes back out of the page cache", "pageshow"],
    ["another tab has changed it", "storage"],
  ])("applies the remembered theme when %s", (_case, event) => {
    themeScript();
    choose("light");
    localStorage.setItem("theme", "dark");
    window.dispatchEvent(new Event(event));
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(document.querySelector<HTMLInputElement>("input:checked")?.value).toBe("dark");
    localStorage.removeItem("theme");
    window.dispatchEvent(new Event(event));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it("works where storage is blocked", () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
    themeScript();
    choose("dark");
    expect(document.documentElement.dataset.theme).toBe("dark");
    window.dispatchEvent(new Event("pageshow"));
    expect(document.documentElement.dataset.theme).toBe("dark");
  });
});
