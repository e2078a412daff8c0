import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import Easy from 'react-easy-crop'
import { Button } from '../button/button.tsx'
import './image-cropper.css'
import type { ImageArea } from './image-file.ts'
import css from './image-cropper.module.css'

type Props = {
  url: string
  /** Width by height. */
  aspect: number
  areaLabel: string
  zoomLabel: string
  problem?: ReactNode
  confirm: string
  busy: boolean
  busyLabel: string
  onCut: (area: ImageArea) => void
}

const LARGEST = 4
/** One press of an arrow key, in px of the screen. */
const KEY_STEP_PX = 8

/** The picture under its frame: dragged and pinched, or moved by arrow keys and the slider. */
export function ImageCropper({ url, aspect, areaLabel, zoomLabel, problem, confirm, busy, busyLabel, onCut }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<ImageArea | null>(null)
  const id = useId()
  return (
    <div className={css.cropper}>
      {/* dragging the picture must not drag the sheet */}
      <div className={css.stage} data-base-ui-swipe-ignore>
        <Easy
          image={url}
          aspect={aspect}
          objectFit="cover"
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST}
          keyboardStep={KEY_STEP_PX}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: css.area }}
          cropperProps={{ 'aria-label': areaLabel, role: 'application' }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
        />
      </div>
      <label className={css.zoom} htmlFor={id}>
        {zoomLabel}
        <input
          id={id}
          type="range"
          min={1}
          max={LARGEST}
          step={0.1}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          data-base-ui-swipe-ignore
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      {problem}
      {/* no area before the picture is laid out */}
      <Button size="l" block busy={busy} busyLabel={busyLabel} disabled={!area} onClick={() => area && onCut(area)}>
        {confirm}
      </Button>
    </div>
  )
}
