import { useLingui } from '@lingui/react/macro'
import { barcodeOf, QUIET } from './barcode.ts'
import css from './till.module.css'

/**
 * The bars, with the empty room at both sides that a reader looks for, and the number under them for whoever has to
 * type it.
 */
export function BarcodePicture({ code }: { code: string }) {
  const { t } = useLingui()
  const drawn = barcodeOf(code)
  if (!drawn) return <p className={css.code}>{code || t`번호가 없는 쿠폰이에요`}</p>
  return (
    <figure className={css.picture}>
      <svg
        viewBox={`${-QUIET} 0 ${drawn.width + 2 * QUIET} 56`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`식당에서 보여 줄 바코드`}
        shapeRendering="crispEdges"
      >
        {drawn.bars.map(({ at, width }) => (
          <rect key={at} x={at} width={width} height="56" />
        ))}
      </svg>
      <figcaption className={css.code}>{drawn.text}</figcaption>
    </figure>
  )
}
