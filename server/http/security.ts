/**
 * Headers of the app's own files. The policy allows what the built page holds, by hash, and nothing else that is inline
 * (docs/decisions/067).
 */
import { createHash } from 'node:crypto'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * @param page the built index.html; its inline scripts, style elements and style attributes are allowed by their hash
 * @param pictureOrigin where dish pictures and films of stories come from
 * @param mallUrl the shop mall's door: the one place outside that a form is sent to (MEA-13)
 * @param chatHost where the chat is, which learns of reservations (RSV-07); undefined where there is none
 */
export function pageSecurity(
  page: string,
  { pictureOrigin, mallUrl, chatHost }: { pictureOrigin: string; mallUrl: string; chatHost?: string | undefined },
): FastifyHelmetOptions {
  const attributes = hashes(matches(page, /\sstyle="([^"]*)"/gi))
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...hashes(inline(page, 'script'))],
        'style-src': ["'self'", ...hashes(inline(page, 'style'))],
        'style-src-attr': attributes.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...attributes],
        'img-src': ["'self'", 'data:', 'blob:', pictureOrigin],
        'media-src': ["'self'", pictureOrigin],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(chatHost === undefined ? [] : [new URL(chatHost).origin])],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'", new URL(mallUrl).origin],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
      },
    },
    // Dish pictures come from another host, which does not opt in to embedding.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    // Said of every answer, not of the page alone (stayOnHttps).
    strictTransportSecurity: false,
  }
}

/** A year, and whatever lies below this host too: none of it could put a cookie or a page in between. */
const STAY_ON_HTTPS = 'max-age=31536000; includeSubDomains'

/**
 * Has browsers come by https alone once they have. Said over https only, as RFC 6797 wants it, so that a developer's
 * own machine is not locked (docs/decisions/377). TLS ends in front of us: without a proxy that is believed no request
 * ever came by it.
 */
export function stayOnHttps(http: FastifyInstance): void {
  http.addHook('onRequest', ({ protocol }, reply, done) => {
    if (protocol === 'https') reply.header('strict-transport-security', STAY_ON_HTTPS)
    done()
  })
}

/**
 * The shell brings camera, health data and notifications; of the browser's own powers the app uses none. Named are
 * those that browsers know.
 */
export const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((power) => `${power}=()`)
  .join(', ')

/**
 * The text of inline elements, also of those in a text that may become part of the page: those with `src` are files,
 * those of a data type never run.
 */
function inline(page: string, element: 'script' | 'style'): string[] {
  return matches(
    page,
    new RegExp(`<${element}(?![^>]*\\s(?:src=|type="text/html"))[^>]*>([\\s\\S]*?)</${element}>`, 'gi'),
  )
}

function matches(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, text = '']) => text)
}

/** Attribute values are hashed after the browser has decoded them. */
function hashes(texts: string[]): string[] {
  const unique = new Set(texts.map((text) => createHash('sha256').update(text).digest('base64')))
  return [...unique].map((hash) => `'sha256-${hash}'`)
}
