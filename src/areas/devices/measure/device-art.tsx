import type { ReactNode } from 'react'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import css from './measure.module.css'

interface Props {
  /** Waits with waves, shows a value, or has one that does not arrive. */
  state: 'waiting' | 'silent' | 'done'
  /** On the phone: what is measured. */
  icon: LucideIcon
  value?: ReactNode
}

/** The device and the phone, and what happens between them. A drawing: what it says stands beside it in words. */
export function DeviceArt({ state, icon: Icon, value }: Props) {
  return (
    <svg className={css.device} data-state={state} viewBox="0 0 320 208" aria-hidden="true">
      <ellipse className={css.shadow} cx="98" cy="188" rx="80" ry="7" />
      <rect className={css.body} x="20" y="30" width="156" height="152" rx="30" />
      <rect className={css.display} x="40" y="50" width="116" height="92" rx="16" />
      <circle className={css.lamp} cx="98" cy="161" r="9" />
      {state === 'silent' ? (
        <>
          <rect className={css.digits} x="62" y="72" width="72" height="22" rx="7" />
          <rect className={css.digits} data-small x="76" y="104" width="44" height="14" rx="5" />
          <path className={css.gap} d="M196 102h46" />
        </>
      ) : (
        <>
          <text className={css.lcd} x="98" y="108" textAnchor="middle">
            {value ?? '– – –'}
          </text>
          <g className={css.waves}>
            <path d="M196 84a26 26 0 0 1 0 36" />
            <path d="M210 72a44 44 0 0 1 0 60" />
            <path d="M224 60a62 62 0 0 1 0 84" />
          </g>
        </>
      )}
      <rect className={css.body} x="262" y="50" width="52" height="104" rx="13" />
      <rect className={css.glass} x="268" y="57" width="40" height="90" rx="8" />
      <Icon className={css.mark} x="276" y="90" width="24" height="24" />
    </svg>
  )
}
