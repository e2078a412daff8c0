import { lazy, useEffect, useId, useRef, useState } from 'react'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { cutImage, fileProblem, readImage } from './image-file.ts'
import type { ImageArea, ImageProblem } from './image-file.ts'
import { Sheet } from '../sheet/sheet.tsx'
import css from './image-picker.module.css'

export type ImagePickerWords = {
  /** Of the button, without and with a picture: "사진 고르기", "사진 바꾸기". */
  pick: string
  change: string
  /** What the picture shows, to a screen reader: "고른 사진". */
  picked: string
  title: string
  close: string
  /** Name of the part that is cut out, with how to move it by keyboard. */
  area: string
  zoom: string
  confirm: string
  busy: string
  problems: Record<ImageProblem, string>
}

type Props = {
  /** Name of the field: "프로필 사진". */
  label: string
  /** Address of the picture that is there; null for none. */
  value: string | null
  /** The cut picture, a JPEG of at most `maxBytes`. */
  onPick: (image: Blob) => void
  shape?: 'square' | '4:3'
  maxBytes: number
  maxWidthPx?: number
  /** Files above this are refused unopened. */
  maxFileBytes?: number
  /** Where they differ from what the widget says by itself. */
  words?: Partial<ImagePickerWords>
}

function useOwnWords(): ImagePickerWords {
  const { say } = useWidgetLanguage()
  return {
    pick: say(/*i18n*/ '사진 고르기'),
    change: say(/*i18n*/ '사진 바꾸기'),
    picked: say(/*i18n*/ '고른 사진'),
    title: say(/*i18n*/ '사진 자르기'),
    close: say(/*i18n*/ '닫기'),
    area: say(/*i18n*/ '쓸 자리. 화살표 키로 옮길 수 있어요.'),
    zoom: say(/*i18n*/ '확대'),
    confirm: say(/*i18n*/ '이 사진 쓸게요'),
    busy: say(/*i18n*/ '사진 만드는 중'),
    problems: {
      unsupported: say(/*i18n*/ '사진 파일이 아니에요. 다른 파일을 골라 주세요.'),
      'too-large': say(/*i18n*/ '사진이 너무 커요. 더 작은 사진을 골라 주세요.'),
      unreadable: say(/*i18n*/ '열 수 없는 사진이에요. 다른 사진을 골라 주세요.'),
      failed: say(/*i18n*/ '사진을 만들지 못했어요. 다시 시도해 주세요.'),
    },
  }
}

const MB = 1024 * 1024
const Cropper = lazy(() => import('./image-cropper.tsx').then((file) => ({ default: file.ImageCropper })))

/**
 * A picture from the phone, cut to its shape. Whatever goes wrong is said here, and the picture that was there stays.
 */
export function ImagePicker({
  label,
  value,
  onPick,
  shape = 'square',
  maxBytes,
  maxWidthPx = 1024,
  maxFileBytes = 20 * MB,
  words: given,
}: Props) {
  const words = { ...useOwnWords(), ...given }
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [problem, setProblem] = useState<ImageProblem | null>(null)
  const [source, setSource] = useState<HTMLImageElement | null>(null)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [picked, setPicked] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  // the owner's answer to the picture counts more than the picture
  if (value !== known) {
    setKnown(value)
    setPicked(null)
  }
  const shown = picked ?? value

  useEffect(() => () => void (picked && URL.revokeObjectURL(picked)), [picked])
  useEffect(() => () => void (source && URL.revokeObjectURL(source.src)), [source])

  const take = async (file: File) => {
    const found = fileProblem(file, maxFileBytes)
    setProblem(found)
    if (found) return
    const url = URL.createObjectURL(file)
    try {
      setSource(await readImage(url))
      setOpen(true)
    } catch {
      URL.revokeObjectURL(url)
      setProblem('unreadable')
    }
  }
  const cut = async (area: ImageArea) => {
    if (!source) return
    setBusy(true)
    const image = await cutImage(source, area, maxWidthPx, maxBytes).catch(() => null)
    setBusy(false)
    setProblem(image ? null : 'failed')
    if (!image) return
    setOpen(false)
    setPicked(URL.createObjectURL(image))
    onPick(image)
  }

  return (
    <div
      className={css.picker}
      role="group"
      aria-label={label}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <span className={css.frame} data-shape={shape}>
        {shown === null ? <Icon of={ImagePlus} /> : <img src={shown} alt={words.picked} />}
      </span>
      <Button kind="neutral" size="s" onClick={() => input.current?.click()}>
        {shown === null ? words.pick : words.change}
      </Button>
      <input
        ref={input}
        className={css.input}
        type="file"
        accept="image/*"
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // the same file may be chosen again after a mistake
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      {problem && !open && <Problem id={`${id}-problem`} text={words.problems[problem]} />}
      <Sheet
        open={open}
        onCloseRequest={() => setOpen(false)}
        onClosed={() => setSource(null)}
        title={words.title}
        closeLabel={words.close}
      >
        {source && (
          <Cropper
            url={source.src}
            aspect={shape === 'square' ? 1 : 4 / 3}
            areaLabel={words.area}
            zoomLabel={words.zoom}
            problem={problem && <Problem text={words.problems[problem]} />}
            confirm={words.confirm}
            busy={busy}
            busyLabel={words.busy}
            onCut={(area) => void cut(area)}
          />
        )}
      </Sheet>
    </div>
  )
}

function Problem({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} className={css.problem} role="alert">
      <Icon of={TriangleAlert} size="xs" />
      {text}
    </p>
  )
}
