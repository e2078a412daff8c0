import { useLingui } from '@lingui/react/macro'
import type { Schemas } from '#src/contract/schemas.ts'
import { ean13 } from '#src/lib/ean13.ts'
import css from './my-qr-sheet.module.css'

/** Modules that stay empty at both ends of a code, as readers need them. */
const QUIET = 11
const MODULES = 95

/** A coupon for the till: its bars, black on white in both themes, and the number for somebody who types it. */
export function CouponBars({ coupon: { couponNm, barcodeTxt, noteTxt } }: { coupon: Schemas['CouponDetail'] }) {
  const { t } = useLingui()
  const bars = ean13(barcodeTxt ?? '')
  return (
    <>
      <div className={css.bars} data-theme="light">
        <b>{couponNm}</b>
        {bars ? (
          <svg
            viewBox={`${-QUIET} 0 ${MODULES + 2 * QUIET} 42`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t`쿠폰 바코드`}
            shapeRendering="crispEdges"
          >
            <path d={[...bars].map((bar, at) => (bar === '1' ? `M${at} 0h1v42h-1z` : '')).join('')} />
          </svg>
        ) : null}
        <span>{barcodeTxt}</span>
      </div>
      <p>{noteTxt}</p>
    </>
  )
}
