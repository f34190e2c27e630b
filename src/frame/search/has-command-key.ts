/** Whether the keyboard has Apple's Command key. */
export const hasCommandKey = (): boolean => /Mac|iP/.test(navigator.platform);
