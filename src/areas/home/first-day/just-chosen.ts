/** Whether the table on home was chosen a moment ago: it then grows out of its card, and only then. */
let isJustChosen = false

export const noteChosen = (chosen: boolean): void => {
  isJustChosen = chosen
}

export const wasJustChosen = (): boolean => isJustChosen
