import { useLingui } from '@lingui/react/macro'
import { parsePlatform } from '#src/shell/platform.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { CheckboxField } from '#src/ui/choice/checkbox-field.tsx'
import css from './ask.module.css'

/** What whoever answers asks for first. Nothing of it goes along unless the member lets it. */
export function InfoRows({ value, onChange }: { value: readonly string[]; onChange: (lines: string[]) => void }) {
  const { t } = useLingui()
  const { kind } = parsePlatform(navigator.userAgent)
  const platform = () => {
    if (kind === 'android') return 'Android'
    return kind === 'ios' ? 'iOS' : t`브라우저`
  }
  const lines = [
    `${t`앱`} ${import.meta.env.APP_VERSION}`,
    platform(),
    `${String(window.innerWidth)}×${String(window.innerHeight)}`,
  ]
  return (
    <Card>
      <CardHead title={t`이 정보를 같이 보내요`} />
      <div className={css.group}>
        {lines.map((line) => (
          <CheckboxField
            key={line}
            label={line}
            value={value.includes(line)}
            onChange={(on) => onChange(on ? [...value, line] : value.filter((each) => each !== line))}
          />
        ))}
      </div>
    </Card>
  )
}
