/** Text that is already markup; everything else is escaped when it is put into a template. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | Part[] | string | number | undefined | false

/** Writes HTML: html`<p>${anything}</p>` escapes whatever comes from a target or a file. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(
    strings.reduce((text, string, index) => text + (index > 0 ? render(parts[index - 1]) : '') + string, ''),
  )
}

/** Takes a text as it is: our own style and script, nothing that came over a wire. */
export const raw = (text: string) => new Markup(text)

function render(part: Part): string {
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map(render).join('')
  return part === undefined || part === false ? '' : escapeXml(String(part))
}

/** Escapes a text for HTML and XML, and drops the control characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '�')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
