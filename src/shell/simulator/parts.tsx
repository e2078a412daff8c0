/** Plain parts of the panel. src/ui belongs to the app; the shell's folder does without it. */
import { useId, type ReactNode } from 'react'
import css from './panel.module.css'

export function Group({ title, children, help }: { title: string; children: ReactNode; help?: ReactNode }) {
  return (
    <section className={css.group} aria-label={title}>
      <h3>{title}</h3>
      {children}
      {help ? <p className={css.help}>{help}</p> : null}
    </section>
  )
}

type SelectProps<T extends string> = {
  label: string
  value: T
  options: readonly (readonly [value: T, label: string])[]
  onChange: (value: T) => void
}

export function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  const id = useId()
  const choose = (chosen: string) => {
    const [found] = options.find(([one]) => one === chosen) ?? []
    if (found !== undefined) onChange(found)
  }
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

export function Input({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  )
}

export function Check({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className={css.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}

export function Action({ children, onClick, strong }: { children: ReactNode; onClick: () => void; strong?: boolean }) {
  return (
    <button type="button" className={css.action} data-strong={strong || undefined} onClick={onClick}>
      {children}
    </button>
  )
}
