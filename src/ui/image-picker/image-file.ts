/** A part of a picture, in its own pixels. */
export type ImageArea = { x: number; y: number; width: number; height: number }

export type ImageProblem = 'unsupported' | 'too-large' | 'unreadable' | 'failed'

/**
 * What no camera makes is refused before it is opened: other files, drawings that may carry scripts, and the overlarge.
 */
export function fileProblem(file: Pick<File, 'type' | 'size'>, maxFileBytes: number): ImageProblem | null {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return 'unsupported'
  return file.size > maxFileBytes ? 'too-large' : null
}

/** Loads a picture so that it can be drawn, turned as its camera says. Rejects when the browser cannot read it. */
export async function readImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

const QUALITIES = [0.9, 0.8, 0.7, 0.6] as const
/** Each side is made this much shorter when the lowest quality is still too heavy. */
const SHRINK = 0.75
const SMALLEST_PX = 64

/**
 * The best picture that stays within `maxBytes`: first the quality gives way, then the size. `encode` draws it
 * `widthPx` wide. Null when nothing small enough can be made.
 */
export async function withinBytes(
  encode: (widthPx: number, quality: number) => Promise<Blob | null>,
  widthPx: number,
  maxBytes: number,
): Promise<Blob | null> {
  for (let width = widthPx; width >= Math.min(SMALLEST_PX, widthPx); width = Math.floor(width * SHRINK)) {
    for (const quality of QUALITIES) {
      const blob = await encode(width, quality)
      if (blob && blob.size <= maxBytes) return blob
    }
  }
  return null
}

/** Cuts `area` out of a picture as a JPEG of at most `maxBytes` and at most `maxWidthPx`; never larger than it was. */
export function cutImage(
  image: HTMLImageElement,
  area: ImageArea,
  maxWidthPx: number,
  maxBytes: number,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const encode = (widthPx: number, quality: number) => {
    canvas.width = widthPx
    canvas.height = Math.round((widthPx * area.height) / area.width)
    const context = canvas.getContext('2d')
    if (!context) return Promise.resolve(null)
    // a JPEG has no transparency: what is clear becomes white instead of black
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
    return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  }
  return withinBytes(encode, Math.round(Math.min(maxWidthPx, area.width)), maxBytes)
}

/**
 * A photograph as it may be sent: a JPEG of at most `maxBytes` in its own shape. Drawn anew, so nothing of what the
 * camera wrote beside the picture (place, time, phone) goes along.
 */
export async function shrinkImage(file: Blob, maxPx: number, maxBytes: number): Promise<Blob> {
  const url = URL.createObjectURL(file)
  try {
    const image = await readImage(url)
    const { naturalWidth: width, naturalHeight: height } = image
    const scale = Math.min(1, maxPx / Math.max(width, height))
    const small = await cutImage(image, { x: 0, y: 0, width, height }, Math.max(1, Math.round(width * scale)), maxBytes)
    if (!small) throw new Error('No picture small enough can be made')
    return small
  } finally {
    URL.revokeObjectURL(url)
  }
}
