const TEXT_FIELDS = "input:not([type=radio], [type=range], [type=checkbox]), textarea, select, [contenteditable]";

/** Whether an element accepts text, or is inside one that does. */
export const isTextField = (element: Element | null): boolean => Boolean(element?.closest(TEXT_FIELDS));
