// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fileProblem, withinBytes } from './image-file.ts'
import { ImagePicker } from './image-picker.tsx'
import { closeTopOverlay } from '../overlay/overlay-stack.ts'
import '../sheet/sheet-panel.tsx'

const words = {
  pick: '사진 고르기',
  change: '사진 바꾸기',
  picked: '고른 사진',
  title: '사진 자르기',
  close: '닫기',
  area: '자를 자리',
  zoom: '확대',
  confirm: '이 사진 쓰기',
  busy: '자르는 중',
  problems: {
    unsupported: '사진 파일이 아니에요.',
    'too-large': '사진이 너무 커요.',
    unreadable: '읽을 수 없는 사진이에요.',
    failed: '사진을 만들지 못했어요.',
  },
}
const MB = 1024 * 1024

/** Encodes as a camera picture would: heavier the wider and the better it is. */
const encodeLike = (bytesPerPixel: number) =>
  vi.fn<(widthPx: number, quality: number) => Promise<Blob | null>>((widthPx, quality) =>
    Promise.resolve(new Blob([new Uint8Array(Math.round(widthPx * widthPx * quality * bytesPerPixel))])),
  )

describe('a picture within its bytes', () => {
  test('keeps the best quality that fits', async () => {
    const encode = encodeLike(1)
    expect((await withinBytes(encode, 100, 10_000))?.size).toBe(9000)
    expect(encode).toHaveBeenCalledTimes(1)
    expect((await withinBytes(encode, 100, 7500))?.size).toBe(7000)
  })

  test('becomes smaller when no quality is low enough', async () => {
    const blob = await withinBytes(encodeLike(1), 1000, 200_000)
    expect(blob?.size).toBeLessThanOrEqual(200_000)
    expect(blob?.size).toBeGreaterThan(100_000)
  })

  test('is given up when nothing fits or nothing can be drawn', async () => {
    expect(await withinBytes(encodeLike(1), 1000, 10)).toBeNull()
    expect(await withinBytes(() => Promise.resolve(null), 200, MB)).toBeNull()
  })

  test('is refused unopened when it is no photograph or far too heavy', () => {
    expect(fileProblem({ type: 'application/pdf', size: 10 }, MB)).toBe('unsupported')
    expect(fileProblem({ type: 'image/svg+xml', size: 10 }, MB)).toBe('unsupported')
    expect(fileProblem({ type: 'image/heic', size: MB + 1 }, MB)).toBe('too-large')
    expect(fileProblem({ type: 'image/jpeg', size: MB }, MB)).toBeNull()
  })
})

describe('an image picker', () => {
  const photo = new File([new Uint8Array(10)], 'me.jpg', { type: 'image/jpeg' })

  async function choose(file: File, value: string | null = null) {
    const onPick = vi.fn<(image: Blob) => void>()
    render(
      <ImagePicker
        label="프로필 사진"
        value={value}
        onPick={onPick}
        maxBytes={MB}
        maxFileBytes={2 * MB}
        words={words}
      />,
    )
    await userEvent
      .setup({ applyAccept: false })
      .upload(screen.getByLabelText<HTMLInputElement>('프로필 사진', { selector: 'input' }), file)
    return onPick
  }

  /** The cropper gives its area when the picture is laid out, which this page never does. */
  async function layOut() {
    const picture = await waitFor(() => {
      const found = screen.getByRole('dialog').querySelector('img')
      if (!found) throw new Error('no picture yet')
      return found
    })
    for (const [name, value] of Object.entries({
      naturalWidth: 400,
      naturalHeight: 300,
      offsetWidth: 400,
      offsetHeight: 300,
    }))
      Object.defineProperty(picture, name, { value })
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300))
    fireEvent.load(picture)
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: '이 사진 쓰기' }).disabled).toBe(false),
    )
  }

  const drawTo = (blob: Blob | null) => {
    const context = { fillStyle: '', fillRect: () => undefined, drawImage: vi.fn<(...args: unknown[]) => void>() }
    // the few calls that are made of a drawing context
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
      context as unknown as CanvasRenderingContext2D &
        ImageBitmapRenderingContext &
        WebGLRenderingContext &
        WebGL2RenderingContext,
    )
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(blob))
    return context
  }

  beforeEach(() => {
    HTMLImageElement.prototype.decode = () => Promise.resolve()
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  test.each([
    ['no picture', new File(['x'], 'a.pdf', { type: 'application/pdf' }), '사진 파일이 아니에요.'],
    [
      'a picture that is too large',
      new File([new Uint8Array(3 * MB)], 'a.jpg', { type: 'image/jpeg' }),
      '사진이 너무 커요.',
    ],
  ])('says what is wrong with %s and keeps the one that was there', async (_, file, message) => {
    const onPick = await choose(file, '/me.jpg')
    expect(screen.getByRole('alert').textContent).toBe(message)
    expect(screen.getByAltText<HTMLImageElement>('고른 사진').src).toContain('/me.jpg')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onPick).not.toHaveBeenCalled()
  })

  test('says so when the browser cannot read it', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'))
    await choose(photo)
    expect((await screen.findByRole('alert')).textContent).toBe('읽을 수 없는 사진이에요.')
  })

  test('opens the picture to be cut, by finger, arrow keys or slider, and hands on a JPEG', async () => {
    const blob = new Blob([new Uint8Array(100)], { type: 'image/jpeg' })
    const context = drawTo(blob)
    const onPick = await choose(photo)
    await layOut()
    expect(screen.getByRole('application', { name: '자를 자리' }).tabIndex).toBe(0)
    fireEvent.change(screen.getByRole('slider', { name: '확대' }), { target: { value: '2' } })
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('200%')
    await userEvent.click(screen.getByRole('button', { name: '이 사진 쓰기' }))
    await waitFor(() => expect(onPick).toHaveBeenCalledExactlyOnceWith(blob))
    expect(context.drawImage).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByAltText<HTMLImageElement>('고른 사진').src).toMatch(/^blob:/)
    expect(screen.getByRole('button', { name: '사진 바꾸기' })).toBeTruthy()
  })

  test('stays open with its picture when none can be made', async () => {
    drawTo(null)
    const onPick = await choose(photo)
    await layOut()
    await userEvent.click(screen.getByRole('button', { name: '이 사진 쓰기' }))
    expect((await screen.findByRole('alert')).textContent).toBe('사진을 만들지 못했어요.')
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(onPick).not.toHaveBeenCalled()
  })

  test('is closed first by the back button, and nothing is picked', async () => {
    const onPick = await choose(photo)
    await screen.findByRole('dialog')
    expect(closeTopOverlay()).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onPick).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: '사진 고르기' })).toBeTruthy()
  })
})
