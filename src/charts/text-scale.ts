/** Text in a drawing is 12 px × the member's text size, at most twice as large; margins that hold text grow with it. */
export const textScale = () => Math.min(2, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1)
