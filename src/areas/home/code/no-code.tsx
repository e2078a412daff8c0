import { useLingui } from '@lingui/react/macro'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Button } from '#src/ui/button/button.tsx'
import css from './my-qr-sheet.module.css'

/**
 * Without a connection no code can be made, and an old one is never shown: what works at the counter is said instead.
 */
export function NoCode({ hasCard, busy, onRetry }: { hasCard: boolean; busy: boolean; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <>
      <div className={css.none} role="status">
        <svg viewBox="0 0 132 88" aria-hidden="true">
          <g transform="rotate(-6 66 44)">
            <rect x="20" y="14" width="92" height="62" rx="12" fill="var(--dish-shadow)" />
            <rect x="20" y="10" width="92" height="62" rx="12" fill="var(--surface-card)" />
            <path d="M32 10h68a12 12 0 0 1 12 12v4H20v-4a12 12 0 0 1 12-12z" fill="var(--brand)" />
            <circle cx="42" cy="48" r="12" fill="var(--dish-celadon)" />
            <circle cx="42" cy="45" r="4.5" fill="var(--dish-celadon-in)" />
            <path d="M33.500 55.500a9 9 0 0 1 17 0z" fill="var(--dish-celadon-in)" />
            <path
              d="M62 43h38M62 53h26"
              stroke="var(--line-strong)"
              strokeOpacity="0.5"
              strokeWidth="4"
              strokeLinecap="round"
            />
          </g>
        </svg>
        <b>{t`연결이 없으면 코드를 못 만들어요`}</b>
        <p>{hasCard ? t`오늘은 사원증을 대 주세요. 똑같이 계산돼요.` : t`연결되면 열려요.`}</p>
      </div>
      <Button kind="soft" block icon={RotateCw} busy={busy} onClick={onRetry}>{t`다시 연결`}</Button>
    </>
  )
}
