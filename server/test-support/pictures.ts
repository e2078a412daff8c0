/** Pictures for tests, made here: what a phone's camera would have written. */
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/**
 * A photo of a phone held upright: the sensor's picture lies on its side (40 × 20, red left and blue right) and says
 * so, with place and camera. Looked at, it is 20 × 40 with red above.
 */
export async function phonePhoto(format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  const [red, blue] = await Promise.all([half('#ff0000'), half('#0000ff')])
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#000000' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: blue, left: 20, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Model: 'Camera of a member', Artist: 'Yoon Haneul' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '127/1 2/1 0/1' },
    })
    .toFormat(format)
    .toBuffer()
}

/** A PNG that says to be so big; nobody has to send the pixels to have them decoded. */
export function claimedPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.from('789c010000ffff00000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
