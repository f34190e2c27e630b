const TEXT_FIELDS = "input:not([type=radio], [type=range], [type=checkbox]), textarea, select, [contenteditable]";

/** Whether an element is typed into, or lies in one that is. */
export const isTextField = (element: Element | null): boolean => Boolean(element?.closest(TEXT_FIELDS));
