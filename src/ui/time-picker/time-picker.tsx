import { useWidgetLanguage } from '../base/widget-language.ts'
import { clockParts, dayHalves, toClock } from './clock-parts.ts'
import { Segmented } from '../segmented/segmented.tsx'
import { Wheel } from './wheel.tsx'
import css from './time-picker.module.css'

export type TimePickerProps = {
  /** `HH:mm` */
  value: string
  onChange: (clock: string) => void
  /** What the halves of the day are called in; else the widgets' language. */
  language?: string
  /** Names of its three parts, where they are not 오전과 오후, 몇 시 and 몇 분. */
  halfLabel?: string
  hourLabel?: string
  minuteLabel?: string
  /** Minutes between two choices: 1, 5, 10 … A value between two of them is offered too. */
  minuteStep?: number
}

const hours = Array.from({ length: 12 }, (_, at) => at + 1)
const twoFigures = (value: number) => String(value).padStart(2, '0')

/** Half of the day, hour and minute. */
export function TimePicker({
  value,
  onChange,
  language,
  halfLabel,
  hourLabel,
  minuteLabel,
  minuteStep = 1,
}: TimePickerProps) {
  const own = useWidgetLanguage()
  const { say } = own
  const parts = clockParts(value)
  const [morning, afternoon] = dayHalves(language ?? own.language)
  const minutes = Array.from({ length: 60 }, (_, at) => at).filter((at) => at % minuteStep === 0 || at === parts.minute)
  return (
    <div className={css.picker}>
      <Segmented
        label={halfLabel ?? say(/*i18n*/ '오전과 오후')}
        options={[
          { value: 'am', label: morning },
          { value: 'pm', label: afternoon },
        ]}
        value={parts.afternoon ? 'pm' : 'am'}
        onChange={(half) => onChange(toClock({ ...parts, afternoon: half === 'pm' }))}
      />
      <div className={css.wheels}>
        <Wheel
          label={hourLabel ?? say(/*i18n*/ '몇 시')}
          values={hours}
          value={parts.hour}
          onChange={(hour) => onChange(toClock({ ...parts, hour }))}
        />
        <span className={css.colon} aria-hidden="true">
          :
        </span>
        <Wheel
          label={minuteLabel ?? say(/*i18n*/ '몇 분')}
          values={minutes}
          value={parts.minute}
          format={twoFigures}
          onChange={(minute) => onChange(toClock({ ...parts, minute }))}
        />
      </div>
    </div>
  )
}
