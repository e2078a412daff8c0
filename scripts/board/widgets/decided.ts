/**
 * Differences that a rule or the board's own README decides; each with the sentence that docs/board.md gives for it
 * (docs/decisions/076).
 */
type Decision = { sections?: readonly string[]; line: RegExp; why: string }

const DECISIONS: readonly Decision[] = [
  {
    line: /^picture icon at .* 20 20: stroke 1\.8px → 2(\.1)?px$/,
    why: 'Icons of 20 px keep a line of 1.75 px, as the README says; the sheet scales the line down with the icon.',
  },
  {
    sections: ['dialog-choice', 'dialog-message'],
    line: /^box button .*: shadow none → .* 0px 0px 0px 2px/,
    why: 'An opened dialog has the focus on its first button; the sheet draws none.',
  },
  {
    sections: ['rings', 'semicircles'],
    line: /strokeDasharray|^shape path at/,
    why: 'The value is the whole arc, of which an offset hides the rest (CRT-18); what shows is the same.',
  },
  {
    sections: ['age-gap'],
    line: /^shape path at|^text [+]\d+(~|↑)/,
    why: 'The levels end at +5 and +10 and zero is one year wide (CRT-13); the sheet ends them at +4 and +9.',
  },
  {
    sections: ['lines'],
    line: /^(shape rect|box div) at 20|^text 11월 12일 69\.0 kg at|^picture drawing at 32 74 334 208: only in ours$/,
    why: 'Marker and bubble lie over the drawing: the bubble grows with the text and stays in the chart, the line is not drawn anew under a finger.',
  },
  {
    sections: ['lines', 'range'],
    line: /^shape (circle|path|line) at (?!\S+ \S+ \S+ 0:).*: only (on the board|in ours)$|^shape path at .*: strokeWidth/,
    why: 'All dots of a series are one path, so that a thousand days are a handful of shapes; what shows is the same.',
  },
]

/** The reason why this line of a section is as it should be; undefined when nobody decided it. */
export const decidedBy = (section: string, line: string): string | undefined =>
  DECISIONS.find(({ sections, line: pattern }) => (sections?.includes(section) ?? true) && pattern.test(line))?.why
