/**
 * Any file made into a picture of ours: upright, of a size for screens, and without what the camera wrote beside it
 * (docs/decisions/108).
 */

import { createTurns } from './turns.ts'

/** Why a file is no picture for us. Told to the member in words of their own. */
export type PictureFault = 'notAPicture' | 'tooManyPixels'

/** The longest side of what is kept: three pixels for each of a phone's 430 points, and room to look closer. */
const SIDE = 1600

/**
 * What the biggest cameras of phones make by default, 8192 × 6144. Forty times more fits into a file of ten megabytes.
 */
const MOST_PIXELS = 8192 * 6144

/** Above this it can hardly be seen, and files grow fast. */
const QUALITY = 82

const LONGEST_SECONDS = 10

/**
 * Decides by the content, whatever the file calls itself. One at a time: a picture takes a core for up to half a
 * second, and others should still be served. Members take turns.
 *
 * @returns a JPEG; the kind of fault when there is none to be made
 */
export const toPicture = (file: Buffer, hcId: string): Promise<Buffer | PictureFault> =>
  turns(hcId, () => reencode(file))

const turns = createTurns()

async function reencode(file: Buffer): Promise<Buffer | PictureFault> {
  if (!isKnown(file)) return 'notAPicture'
  // Not imported above: a server that nobody sends pictures to never loads the library (60 ms, 19 MB on disk).
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  try {
    return await sharp(file, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' })
      // Turned before the orientation goes with the rest of the metadata, none of which is written again: no place, no
      // camera, no names.
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: LONGEST_SECONDS })
      .jpeg({ quality: QUALITY })
      .toBuffer()
  } catch (error) {
    return error instanceof Error && /pixel limit/.test(error.message) ? 'tooManyPixels' : 'notAPicture'
  }
}

/**
 * JPEG, PNG or WebP by the first bytes. The library would also open drawings and documents, which run code or point at
 * other files, so it sees nothing else.
 */
function isKnown(file: Buffer): boolean {
  const starts = (text: string, at = 0) => file.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  return starts('\xff\xd8\xff') || starts('\x89PNG\r\n\x1a\n') || (starts('RIFF') && starts('WEBP', 8))
}
