import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { claimedPng, phonePhoto } from '#server/test-support/pictures.ts'
import { toPicture } from './picture.ts'

async function picture(file: Buffer): Promise<Buffer> {
  const made = await toPicture(file, 'HC1')
  if (typeof made === 'string') throw new Error(made)
  return made
}

describe('a picture of ours', () => {
  test('is upright and says neither where nor with what it was taken', async () => {
    const photo = await phonePhoto()
    const before = await sharp(photo).metadata()
    expect(before).toMatchObject({ width: 40, height: 20, orientation: 6 })
    expect(photo.includes('Yoon Haneul')).toBe(true)
    // The tag of the block with the place, as the camera's byte order writes it.
    expect([Buffer.from('8825', 'hex'), Buffer.from('2588', 'hex')].some((tag) => before.exif?.includes(tag))).toBe(
      true,
    )

    const made = await picture(photo)
    const after = await sharp(made).metadata()
    expect(after).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
    expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(made.includes('Yoon Haneul') || made.includes('Exif')).toBe(false)
    const { data } = await sharp(made)
      .extract({ left: 10, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data].map((part) => part > 128)).toEqual([true, false, false])
  })

  test.each(['jpeg', 'png', 'webp'] as const)('is made of %s', async (format) => {
    expect((await sharp(await picture(await phonePhoto(format))).metadata()).format).toBe('jpeg')
  })

  test('is at most 1600 pixels long and never made bigger', async () => {
    const wide = await sharp({ create: { width: 3200, height: 800, channels: 3, background: '#884422' } })
      .png()
      .toBuffer()
    expect(await sharp(await picture(wide)).metadata()).toMatchObject({ width: 1600, height: 400 })
  })

  test('has a white ground where there was none', async () => {
    const clear = await sharp({
      create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { data } = await sharp(await picture(clear))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(Math.min(...data)).toBeGreaterThan(250)
  })
})

describe('what is no picture for us', () => {
  test.each([
    ['a text', Buffer.from('not a picture at all')],
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing, which could point at other files',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ['the first bytes of a JPEG and nothing more', Buffer.from('ffd8ffe000104a464946', 'hex')],
    [
      'a moving picture',
      Buffer.from('47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b', 'hex'),
    ],
  ])('%s', async (_name, file) => {
    expect(await toPicture(file, 'HC1')).toBe('notAPicture')
  })

  test('a few bytes that unpack to gigabytes are not unpacked', async () => {
    const bomb = claimedPng(60_000, 60_000)
    expect(bomb.length).toBeLessThan(100)
    expect(await toPicture(bomb, 'HC1')).toBe('tooManyPixels')
  })

  test('a cut file is refused, and the next one is served', async () => {
    const photo = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#446688',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    const [cut, whole] = await Promise.all([
      toPicture(photo.subarray(0, photo.length / 3), 'HC1'),
      toPicture(photo, 'HC1'),
    ])
    expect(cut).toBe('notAPicture')
    expect(Buffer.isBuffer(whole)).toBe(true)
  })
})
