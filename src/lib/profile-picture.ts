import { externalImageUrl, storedImageUrl } from './image-url.ts'

/** Number of a default picture, 1 to 9 (files 01 to 09). [MBR-03] [CON-11] */
export type DefaultPicture = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** Id of a picture that the member has added. */
const ADDED = /^IMG[\w-]{5,60}$/

/** What to show for a member: an image of their own, or one of the nine default pictures. */
export type ProfilePicture = { kind: 'image'; url: string } | { kind: 'default'; picture: DefaultPicture }

/**
 * Reads a profile image path: an added picture is shown by its id, an accepted external image as it is; of anything
 * else the last character numbers the default picture, and where that is not 1 to 9 it is the first. [MBR-04]
 */
export function profilePicture(path: string | null | undefined): ProfilePicture {
  const url = ADDED.test(path ?? '') ? storedImageUrl(path ?? '', 'PROFILE') : externalImageUrl(path)
  if (url) return { kind: 'image', url }
  const digit = Number((path ?? '').at(-1))
  return { kind: 'default', picture: (digit >= 1 && digit <= 9 ? digit : 1) as DefaultPicture } // the range is checked
}
