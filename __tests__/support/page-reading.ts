/**
 * Functions that run inside a page. They are sent there as text, so none of them can use anything outside of itself.
 */

/**
 * Texts of the page that are invisible by mistake: in an element that is transparent, invisible or without a box. Texts
 * in a closed menu, article or answer do not count. Neither do texts that are visible elsewhere on the page: some
 * figures are in different places on phones and in wide windows.
 *
 * @returns the hidden texts, shortened
 */
export const hiddenText = (): string[] => {
  const found: { text: string; isMoved: boolean }[] = [];
  const shown = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text) continue;
    if (element.closest("script, style, noscript, [popover], dialog, details:not([open]), .scripted, option")) continue;
    // Hidden on purpose: the bar's links or the menu of small screens, depending on the width; the link at the bottom
    // of a phone's screen, which repeats a link of the page; suggestions, which do not exist without scripts.
    if (element.closest(".site-header, .phone-bar, .suggestions, #gatsby-announcer")) continue;
    // Hidden on purpose: what one reads by choosing another radio button (services-look.spec.ts).
    if (element.closest(".stop-result")) continue;
    // Hidden on purpose in wide windows: rows that only phones have, and links to what is next to them there.
    if (element.closest(".fold-head.sm\\:hidden, a.lg\\:hidden")) continue;
    if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      shown.add(text);
    // A text that only phones show here must be visible at its other place.
    else found.push({ text, isMoved: element.closest(".sm\\:hidden") !== null });
  }
  return found.filter(({ text, isMoved }) => !isMoved || !shown.has(text)).map(({ text }) => text.slice(0, 60));
};

/**
 * Texts that do not fit: they extend past the side of the window, or of a surrounding box that clips them. Texts in a
 * scrollable box do not count.
 *
 * @returns the texts, shortened
 */
export const cutText = (): string[] => {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || element.closest(".sr-only, script, style, noscript, option, #gatsby-announcer")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    let left = 0;
    let right = document.documentElement.clientWidth;
    let scrolls = false;
    for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box);
      if (overflowX === "auto" || overflowX === "scroll") scrolls = true;
      if (overflowX === "hidden" || overflowX === "clip") {
        const edges = box.getBoundingClientRect();
        left = Math.max(left, edges.left);
        right = Math.min(right, edges.right);
      }
      if (position === "fixed") break;
    }
    if (!scrolls && rects.some((rect) => rect.left < left - 1 || rect.right > right + 1)) found.push(text.slice(0, 60));
  }
  return found;
};

/**
 * Words that are broken over two lines although they would fit on one.
 *
 * @param share the largest width of a word that should fit, as a share of the window's width; the rest is for margins
 * @returns the words
 */
export const brokenWords = (share: number): string[] => {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest(".sr-only, script, style, noscript, option, #gatsby-announcer")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Lines may break at a space, a hyphen, a dash or a slash.
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s\u00ad\u200b\-–—/]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(rects.map(({ top }) => Math.round(top)));
      const width = rects.reduce((sum, rect) => sum + rect.width, 0);
      if (lines.size > 1 && width <= share * document.documentElement.clientWidth) found.push(word);
    }
  }
  return found;
};

/** How far the page can be scrolled sideways, in pixels; 0 if it cannot. */
export const sidewaysScroll = (): number => {
  const { scrollWidth, clientWidth } = document.documentElement;
  // Behind an open article, the root reserves space for its scroll bar and is narrower than the window. The difference
  // is then negative.
  return Math.max(0, scrollWidth - clientWidth);
};

/**
 * Pairs of the bar's controls that overlap.
 *
 * @returns their names
 */
export const overlapsInHeader = (): string[] => {
  const controls = [...document.querySelectorAll<HTMLElement>(".site-header :is(a, button, fieldset)")].filter(
    (control) => control.checkVisibility() && !control.closest("[popover]"),
  );
  return controls.flatMap((one, index) =>
    controls.slice(index + 1).flatMap((other) => {
      const a = one.getBoundingClientRect();
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 1 && high > 1 ? [`${one.outerHTML.slice(0, 50)} and ${other.outerHTML.slice(0, 50)}`] : [];
    }),
  );
};

/**
 * Texts that a sticky or fixed element covers at some scroll position. The bars at the top of the window, dialogs and
 * popovers are allowed to cover text.
 *
 * @returns the texts, shortened
 */
export const coveredText = (): string[] => {
  const stuckAt = (x: number, y: number): Element | undefined => {
    for (let box = document.elementFromPoint(x, y); box; box = box.parentElement)
      if (["sticky", "fixed"].includes(getComputedStyle(box).position)) return box;
    return undefined;
  };
  const texts: { range: Range; element: Element; text: string }[] = [];
  const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, node.textContent?.trim()];
    if (!element?.checkVisibility() || !text) continue;
    const range = document.createRange();
    range.selectNode(node);
    texts.push({ range, element, text });
  }
  const found = new Set<string>();
  const end = document.documentElement.scrollHeight;
  for (let top = 0; top < end; top += window.innerHeight / 3) {
    window.scrollTo({ top, behavior: "instant" });
    for (const { range, element, text } of texts) {
      const box = range.getBoundingClientRect();
      const cover = stuckAt((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!cover || cover.contains(element) || element.contains(cover)) continue;
      if (!cover.matches("header, .tab-bar, dialog, [popover]")) found.add(text.slice(0, 60));
    }
  }
  window.scrollTo({ top: 0, behavior: "instant" });
  return [...found];
};

/**
 * Controls that are smaller than 24 by 24 pixels, except links within running text (WCAG 2.2, 2.5.8).
 *
 * @returns each with its size
 */
export const smallTargets = (): string[] => {
  const inText = (control: Element) =>
    control.matches("p a, li a") && getComputedStyle(control).display === "inline" && !control.matches(".card-link");
  return [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, label:has(input)"),
  ]
    .filter((control) => control.checkVisibility() && !control.closest(".sr-only") && !control.matches(".sr-only"))
    .filter((control) => !inText(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
    .filter(({ control }) => getComputedStyle(control, "::after").position !== "absolute")
    .map(({ control, box }) => `${control.outerHTML.slice(0, 80)} ${Math.round(box.width)}x${Math.round(box.height)}`);
};

/**
 * Waits until all transitions have ended. It waits two frames first, because an element that appears on focus, such as
 * the skip link, starts its transition in the second one. Transitions take a moment even with reduced motion.
 */
export const transitionsEnd = async (): Promise<void> => {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
};

/**
 * Problems of the focused control: a fixed element such as the bar covers it, or it has no focus indicator.
 *
 * @returns descriptions; none where all is well
 */
export const focusIssues = (): string[] => {
  const { activeElement: control } = document;
  if (!control || control === document.body) return [];
  // A visually hidden radio button shows its focus on its label. A panel, which is taller than the window, on its
  // heading.
  const shown =
    (control.matches(".sr-only") && control.closest("label")) ||
    (control.matches(".tab-panel") && control.querySelector("h2:not(.tab-title)")) ||
    control;
  const name = shown.outerHTML.slice(0, 80);
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const unmarked = outlineStyle === "none" || outlineWidth === "0px" ? [`nothing marks ${name}`] : [];
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const [middle, center] = [(top + bottom) / 2, (left + right) / 2];
  // The center, and the middle of each edge. Not the corners: where they are rounded, what is behind would be found.
  const points = [
    [center, middle],
    [center, top + 2],
    [center, bottom - 2],
    [left + 2, middle],
    [right - 2, middle],
  ] as const;
  const covers = points.map(([x, y]) => {
    const above = document.elementFromPoint(x, y);
    if (!above) return "the edge of the window";
    if (shown.contains(above) || above.contains(shown)) return "";
    return above.closest(".site-header, .tab-bar, .notifications, .reading-progress")?.className ?? "";
  });
  const cover = covers.find((found) => found !== "");
  return cover ? [...unmarked, `${name} lies under ${cover}`] : unmarked;
};

/**
 * Values that are broken over two lines although they would fit on one: a figure and its unit, an amount of money, a
 * range, a name with its number such as "Phase 2".
 *
 * @returns the values
 */
export const brokenValues = (): string[] => {
  const number = "[±≈<>≤≥]?\\s?[$€£]?\\d[\\d.,]*%?";
  const unit =
    "%|[kMB]|[kMGTP]B|million|billion|percent|points?|pts|ms|s|am|pm|min|(?:second|minute|hour|day|week|month|year|" +
    "time|store|case|alert|unit|client|model|fraud)s?|people";
  const named =
    "Phase|Step|Stage|Level|Line|Page|Report|Suite|Version|Weeks?|SOC|ISO|S[BR]|[JFMASOND][a-z]+(?:ary|ch|il|ust|ber)|May";
  const value = new RegExp(
    `\\d–\\u2060?\\d+(?!\\d|\\s[a-z]{6})|(?<![\\d.,])\\d{1,3} (?:to|of) \\d{1,3}(?![\\d.,%])|${number}\\s(?:${unit})(?![\\w-])|\\b(?:${named})\\s\\d[\\d.,-]*`,
    "gu",
  );
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let block = node.parentElement;
    if (!block || block.closest(".sr-only, script, style, noscript, option, textarea, #gatsby-announcer")) continue;
    if (!block.checkVisibility()) continue;
    while (block.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(block).display))
      block = block.parentElement;
    blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
  }
  const found: string[] = [];
  for (const [block, texts] of blocks) {
    const { width, paddingLeft, paddingRight } = getComputedStyle(block);
    const room = parseFloat(width) - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const place = (offset: number): [Text, number] => {
      let rest = offset;
      for (const text of texts) {
        if (rest <= text.length) return [text, rest];
        rest -= text.length;
      }
      throw new RangeError(`no character ${offset}`);
    };
    for (const { 0: match, index } of texts
      .map(({ data }) => data)
      .join("")
      .matchAll(value)) {
      const range = document.createRange();
      const begin = index + match.length - match.trimStart().length;
      range.setStart(...place(begin));
      range.setEnd(...place(index + match.length));
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
      const bottoms = rects.map(({ bottom }) => bottom);
      const [tallest] = rects.map(({ height }) => height).sort((a, b) => b - a);
      const isBroken = Math.max(...bottoms) - Math.min(...bottoms) > (tallest ?? 0) * 0.6;
      if (isBroken && rects.reduce((sum, rect) => sum + rect.width, 0) <= room) found.push(match.trim());
    }
  }
  return found;
};

/**
 * Images for which the browser chooses the wrong file. Right is the smallest file with at least one pixel for each
 * displayed pixel, or else the largest file. Parts that a box clips count as displayed.
 *
 * @returns descriptions; none where all is well
 */
export const wrongCandidates = async (): Promise<string[]> => {
  const right = new Set<string>();
  const wrong: { file: string; text: string }[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>("main picture img")) {
    if (!image.checkVisibility()) continue;
    image.scrollIntoView({ block: "center", behavior: "instant" });
    if (!image.complete) await new Promise((resolve) => image.addEventListener("load", resolve, { once: true }));
    const source = [...image.parentElement!.querySelectorAll("source")].find(
      ({ media, type }) => type === "image/avif" && (media === "" || matchMedia(media).matches),
    );
    const files = [...(source?.srcset ?? "").matchAll(/(\S+) (\d+)w/g)].map(([, address = "", width]) => ({
      address: new URL(address, location.href).href,
      width: Number(width),
    }));
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    const box = image.getBoundingClientRect();
    const shown = Math.max(box.width, (box.height * file.naturalWidth) / file.naturalHeight) * devicePixelRatio;
    const widths = files.map(({ width }) => width).sort((a, b) => a - b);
    const taken = files.find(({ address }) => address === image.currentSrc)?.width;
    const best = widths.find((width) => width >= shown - 1) ?? widths.at(-1);
    if (taken === best) right.add(image.currentSrc);
    else wrong.push({ file: image.currentSrc, text: `${taken} for ${Math.round(shown)} pixels, not ${best}` });
  }
  // The browser reuses a file that it already has from another place, even if a smaller one would do.
  return wrong.filter(({ file }) => !right.has(file)).map(({ file, text }) => `${file}: ${text}`);
};
