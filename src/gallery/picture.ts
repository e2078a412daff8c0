/** A drawn landscape as a photo would come from the phone, `width` px wide and three quarters of that high. */
function drawnPicture(width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const height = (width * 3) / 4
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  const shapes = [
    ['#bfe0ea', () => context?.rect(0, 0, width, height)],
    ['#f2b84b', () => context?.arc(width * 0.72, height * 0.3, width * 0.09, 0, Math.PI * 2)],
    ['#6fa76a', () => context?.ellipse(width * 0.25, height * 1.1, width * 0.6, height * 0.6, 0, 0, Math.PI * 2)],
    ['#4c8555', () => context?.ellipse(width * 0.85, height * 1.15, width * 0.5, height * 0.5, 0, 0, Math.PI * 2)],
  ] as const
  for (const [colour, draw] of shapes) {
    if (!context) break
    context.beginPath()
    context.fillStyle = colour
    draw()
    context.fill()
  }
  return canvas
}

export const pictureAddress = (): string => drawnPicture(320).toDataURL('image/png')

export const pictureFile = (): Promise<File> =>
  new Promise((resolve, reject) => {
    drawnPicture(960).toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'hill.png', { type: 'image/png' }))
          : reject(new Error('This browser draws no PNG.')),
      'image/png',
    )
  })
