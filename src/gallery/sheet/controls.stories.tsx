import type { Meta, StoryObj } from '@storybook/react-vite'
import Bell from 'lucide-react/icons/bell'
import Heart from 'lucide-react/icons/heart'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Search from 'lucide-react/icons/search'
import Share from 'lucide-react/icons/share'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Fragment } from 'react'
import { FocusIn } from '#src/gallery/focus-in.tsx'
import { Drawn } from '#src/gallery/forced.tsx'
import { Held } from '#src/gallery/held.tsx'
import { Pressed } from '#src/gallery/pressed.tsx'
import { Accordion } from '#src/ui/accordion/accordion.tsx'
import { Badge, Count } from '#src/ui/badge/badge.tsx'
import { Button, type ButtonKind } from '#src/ui/button/button.tsx'
import { Checkbox, Radio, Switch } from '#src/ui/choice/choice.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { Pick, SelectButton } from '#src/ui/select-button/select-button.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import { TextField, type TextFieldProps } from '#src/ui/text-field/text-field.tsx'
import { Tooltip } from '#src/ui/tooltip/tooltip.tsx'
import { Panel, Spec } from './panel.tsx'
import css from './sheet.module.css'

/** The first column of the board's widgets sheet, at the board's width and with its words. */
const meta = {
  title: 'Board/Widgets sheet/Controls',
  parameters: { page: true },
  tags: ['!autodocs', 'sheet'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const buttons: readonly (readonly [ButtonKind, string])[] = [
  ['primary', '저장'],
  ['soft', '저장'],
  ['neutral', '저장'],
  ['danger', '삭제'],
  ['danger-soft', '삭제'],
  ['text', '닫기'],
]

export const Buttons: Story = {
  render: () => (
    <Panel title="버튼" note="Button">
      <div className={css.buttons}>
        {['', 'Rest', 'Pressed', 'Focus', 'Busy', 'Off'].map((state) => (
          <span key={state} lang="en">
            {state}
          </span>
        ))}
        {buttons.map(([kind, words]) => (
          <Fragment key={kind}>
            <span lang="en">{kind}</span>
            <Button kind={kind}>{words}</Button>
            <Drawn as="down">
              <Button kind={kind}>{words}</Button>
            </Drawn>
            <Drawn as="focus">
              <Button kind={kind}>{words}</Button>
            </Drawn>
            <Button kind={kind} busy busyLabel="저장하는 중">
              {words}
            </Button>
            <Button kind={kind} disabled>
              {words}
            </Button>
          </Fragment>
        ))}
      </div>
      <Spec name="Large 56">
        <Button size="l" block>
          체중 기록하기
        </Button>
      </Spec>
      <Spec name="Medium 48, small 36 in a 44 px target">
        <div className={css.flow}>
          <Button>예약하기</Button>
          <Button kind="soft" icon={RotateCw}>
            다시 시도
          </Button>
          <Button kind="neutral" size="s">
            더 보기
          </Button>
        </div>
      </Spec>
      <Spec name="Icon button 44: rest, pressed, favourite, off">
        <div className={css.flow}>
          <IconButton icon={Bell} label="알림" />
          <Drawn as="down">
            <IconButton icon={Bell} label="알림" />
          </Drawn>
          <IconButton icon={Heart} favourite label="좋아하는 메뉴" />
          <Drawn as="focus">
            <IconButton icon={Search} label="찾기" />
          </Drawn>
          <IconButton icon={Share} disabled label="공유" />
        </div>
      </Spec>
    </Panel>
  ),
}

type FieldArgs = Omit<TextFieldProps, 'onChange'>

const Field = ({ value, ...props }: FieldArgs) => (
  <Held start={value}>{(held, onChange) => <TextField {...props} value={held} onChange={onChange} />}</Held>
)

export const TextFields: Story = {
  render: () => {
    const secret = {
      label: '비밀번호',
      type: 'password',
      clearLabel: '비밀번호 지우기',
      showLabel: '비밀번호 보기',
      hideLabel: '비밀번호 숨기기',
    } as const
    const nickname = { label: '닉네임', clearLabel: '닉네임 지우기' }
    return (
      <Panel title="입력" note="Text field: empty, filled, focus, password, error, ok, off">
        <div className={css.stack}>
          <Field label="아이디" value="" placeholder="아이디를 적어 주세요" />
          <Field label="아이디" value="haneul.kim" clearLabel="아이디 지우기" />
          <FocusIn>
            <Field {...nickname} value="하늘" help="한글, 영문, 숫자 10자까지" />
          </FocusIn>
          <Field {...secret} value="hansang2026" />
          <Pressed what="[aria-pressed]">
            <Field {...secret} value="hansang2026" />
          </Pressed>
          <Field {...secret} value="hansang" error="숫자를 하나 넘게 넣어 주세요" />
          <Field {...nickname} value="하늘바라기" ok="쓸 수 있는 닉네임이에요" />
          <Field label="사번" value="20184471" disabled />
          <Field label="생년월일" value="1984년 5월 2일" readOnly />
        </div>
      </Panel>
    )
  },
}

export const Selects: Story = {
  render: () => {
    const place = { label: '이용 식당', text: '한빛타워점' }
    return (
      <Panel title="선택 버튼" note="Select: empty, chosen, open, off">
        <div className={css.stack}>
          <SelectButton {...place} text={null} placeholder="골라 주세요" />
          <SelectButton {...place} />
          <SelectButton {...place} open />
          <SelectButton {...place} disabled />
        </div>
        <Spec name="Inline">
          <Pick size="m">한빛타워점</Pick>
        </Spec>
      </Panel>
    )
  },
}

const states = ['off', 'on', 'focus', 'disabled', 'disabled-on'] as const
const kept = () => undefined

function Choice({ kind, state }: { kind: 'Check' | 'Radio' | 'Switch'; state: (typeof states)[number] }) {
  const shared = {
    label: '알림',
    hideLabel: true,
    checked: !['off', 'disabled'].includes(state),
    disabled: state.startsWith('disabled'),
    onChange: kept,
  }
  if (kind === 'Radio') return <Radio {...shared} name={`radio-${state}`} value={state} />
  return kind === 'Check' ? <Checkbox {...shared} /> : <Switch {...shared} />
}

export const Choices: Story = {
  render: () => (
    <Panel title="고르기" note="Checkbox, radio, switch">
      <div className={css.choices}>
        {['', 'Off', 'On', 'Focus', 'Disabled', '\u00a0'].map((state) => (
          <span key={state} lang="en">
            {state}
          </span>
        ))}
        {(['Check', 'Radio', 'Switch'] as const).map((kind) => (
          <Fragment key={kind}>
            <span lang="en">{kind}</span>
            {states.map((state) =>
              state === 'focus' ? (
                <Drawn key={state} as="focus">
                  <Choice kind={kind} state={state} />
                </Drawn>
              ) : (
                <Choice key={state} kind={kind} state={state} />
              ),
            )}
          </Fragment>
        ))}
      </div>
      <div className={css.consents}>
        <Checkbox label="자동 로그인" checked onChange={kept} />
        <Checkbox bare label="(필수) 건강정보 수집에 동의해요" checked onChange={kept} />
        <Checkbox bare label="(선택) 혜택 알림을 받을게요" checked={false} onChange={kept} />
      </div>
    </Panel>
  ),
}

export const SegmentedControls: Story = {
  render: () => (
    <Panel title="나눔 버튼" note="Segmented control">
      <div className={css.stack}>
        {[
          { label: '기간', value: '1개월', words: ['1주', '1개월', '3개월', '1년'] },
          { label: '식사', value: '식전', words: ['식전', '식후'] },
          { label: '끼니', value: '점심', words: ['아침', '점심', '저녁'] },
        ].map(({ label, value, words }) => (
          <Held key={label} start={value}>
            {(held, onChange) => (
              <Segmented
                label={label}
                value={held}
                onChange={onChange}
                options={words.map((word) => ({ value: word, label: word, disabled: word === '저녁' }))}
              />
            )}
          </Held>
        ))}
      </div>
    </Panel>
  ),
}

export const TabRow: Story = {
  render: () => (
    <Panel title="탭" note="Tabs">
      <Held start="open">
        {(value, onChange) => (
          <Tabs
            id="challenges"
            label="챌린지"
            value={value}
            onChange={onChange}
            tabs={[
              { value: 'running', label: '진행 중' },
              { value: 'open', label: '모집 중' },
              { value: 'past', label: '지난 챌린지' },
              { value: 'premium', label: '프리미엄', disabled: true },
            ]}
          />
        )}
      </Held>
      <div role="tabpanel" id="challenges-panel" />
    </Panel>
  ),
}

export const AccordionItems: Story = {
  render: () => (
    <Panel title="접이식" note="Accordion, 250 ms">
      <Drawn as="focus" on="div > div:last-child > h2 > button">
        <Accordion
          level={2}
          initiallyOpen={[0]}
          items={[
            {
              title: '예약은 언제까지 바꿀 수 있나요?',
              content: '픽업 20분 전까지 바꾸거나 취소할 수 있어요. 그 뒤에는 식당에 직접 말씀해 주세요.',
            },
            { title: '걸음 수가 다르게 보여요', content: null },
            { title: '알레르기는 어디서 바꾸나요?', content: null },
          ]}
        />
      </Drawn>
    </Panel>
  ),
}

export const OpenTooltip: Story = {
  render: () => (
    <Panel title="도움말" note="Tooltip">
      <Pressed>
        <div className={css.tooltip}>
          건강나이
          <Tooltip label="건강나이 설명">검진 결과와 최근 30일 기록으로 계산해요. 한 달에 한 번 새로 나와요.</Tooltip>
        </div>
      </Pressed>
    </Panel>
  ),
}

export const ChipsAndBadges: Story = {
  render: () => (
    <Panel title="칩과 배지" note="Chip: on, off, focus, remove, disabled; badges">
      <div className={css.flow}>
        <Chip pressed>전체</Chip>
        <Chip pressed={false}>한식</Chip>
        <Drawn as="focus">
          <Chip pressed={false}>저염</Chip>
        </Drawn>
        <Chip removable>새우</Chip>
        <Chip disabled>품절</Chip>
      </div>
      <div className={css.flow}>
        <Badge>기본</Badge>
        <Badge kind="brand">하늘님 추천</Badge>
        <Badge kind="food">오늘만</Badge>
        <Badge kind="positive">정상</Badge>
        <Badge kind="caution">주의</Badge>
        <Badge kind="danger">위험</Badge>
        <Badge kind="info">부족</Badge>
        <Badge kind="danger" icon={TriangleAlert}>
          새우가 들어 있어요
        </Badge>
        <Count value={3} label="새 알림 3개" />
      </div>
    </Panel>
  ),
}
