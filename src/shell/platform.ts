import { isEmpty } from '#src/lib/empty.ts'

/** Where the app runs. It decides which bridge calls exist; 'desktop' means an ordinary browser on any device. */
export type PlatformKind = 'android' | 'ios' | 'desktop'

/** The six documented platform fields as the user agent tells them; '' where it tells nothing. [PLT-01] */
export interface PlatformFields {
  os_type: string
  os_version: string
  model: string
  app_version: string
  browser_type: string
  browser_version: string
}

export interface Platform extends PlatformFields {
  kind: PlatformKind
}

export interface PlatformOptions {
  /** Name of the token that the shell appends (`<name>/<version>`). Unset: any name with a `d.dd.dd` version. */
  appToken?: string | undefined
}

/**
 * The shell appends one token to the web view's agent: `… Mobile/15E148 App/1.01.16`. The form d.dd.dd is what sets it
 * apart from browsers and other apps' web views, so a configured name is needed only for versions of another form.
 */
function appVersion(userAgent: string, appToken: string | undefined): string {
  if (appToken) {
    const name = appToken.replaceAll(/[^\w-]/g, String.raw`\$&`)
    return new RegExp(String.raw`(?:^|\s)${name}/(\d+(?:\.\d+)+)\s*$`).exec(userAgent)?.[1] ?? ''
  }
  return /(?:^|\s)[A-Za-z][\w-]*\/(\d\.\d{2}\.\d{2})\s*$/.exec(userAgent)?.[1] ?? ''
}

function operatingSystem(userAgent: string): Pick<PlatformFields, 'os_type' | 'os_version' | 'model'> {
  const android = /Android (\d[\d.]*)(?:;\s*(?:wv;\s*)?([^;)]*))?/.exec(userAgent)
  if (android) {
    const model = (android[2] ?? '').replace(/\s*Build\/.*$/, '').trim()
    return { os_type: 'Android', os_version: android[1] ?? '', model }
  }
  const ios = /\((iPhone|iPad|iPod)[^)]* OS (\d[\d_]*)/.exec(userAgent)
  if (ios) return { os_type: 'iOS', os_version: (ios[2] ?? '').replaceAll('_', '.'), model: ios[1] ?? '' }
  const mac = /Mac OS X (\d[\d_.]*)/.exec(userAgent)
  if (mac) return { os_type: 'macOS', os_version: (mac[1] ?? '').replaceAll('_', '.'), model: '' }
  const windows = /Windows NT (\d[\d.]*)/.exec(userAgent)
  if (windows) return { os_type: 'Windows', os_version: windows[1] ?? '', model: '' }
  return { os_type: /Linux|X11/.test(userAgent) ? 'Linux' : '', os_version: '', model: '' }
}

/** In this order, because most browsers also carry the names of the ones after them. */
const BROWSERS: [name: string, token: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d[\d.]*)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d[\d.]*)/],
  ['Whale', /\bWhale\/(\d[\d.]*)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d[\d.]*)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d[\d.]*)/],
  ['Safari', /\bVersion\/(\d[\d.]*).* Safari\//],
  ['WebKit', /\bAppleWebKit\/(\d[\d.]*)/],
]

function browser(userAgent: string): Pick<PlatformFields, 'browser_type' | 'browser_version'> {
  for (const [name, token] of BROWSERS) {
    const version = token.exec(userAgent)?.[1]
    if (version) return { browser_type: name, browser_version: version }
  }
  return { browser_type: '', browser_version: '' }
}

/** The platform a user agent describes; without an app version it is a desktop browser, on a phone too. [PLT-02] */
export function parsePlatform(userAgent: string, { appToken }: PlatformOptions = {}): Platform {
  const system = operatingSystem(userAgent)
  const version = appVersion(userAgent, appToken)
  const kind = isEmpty(version) ? 'desktop' : ({ Android: 'android', iOS: 'ios' } as const)[system.os_type]
  return { ...system, ...browser(userAgent), app_version: version, kind: kind ?? 'desktop' }
}
