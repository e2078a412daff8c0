import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { say } from '#src/gallery/say.ts'
import { Stack } from '#src/gallery/stack.tsx'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { SurveyPage } from './survey-page.tsx'

const Bar = () => <AppBar kind="back" title={say('설문')} titleAs="p" backLabel={say('뒤로')} onBack={fn()} />
const Next = ({ words, busy = false }: { words: string; busy?: boolean }) => (
  <Button size="l" block busy={busy} busyLabel={say('저장하고 있어요')}>
    {say(words)}
  </Button>
)
const Answers = ({ chosen = -1, texts }: { chosen?: number; texts: readonly string[] }) => (
  <Card>
    <Held start={String(chosen)}>
      {(value, onChange) => (
        <RadioRows
          label={say('설문')}
          name="answer"
          value={value}
          onChange={onChange}
          options={texts.map((text, at) => ({ value: String(at), title: say(text) }))}
        />
      )}
    </Held>
  </Card>
)
const often = ['거의 안 해요', '일주일에 한두 번', '일주일에 서너 번', '거의 매일']

const meta = {
  title: 'Patterns/Survey',
  component: SurveyPage,
  args: {
    bar: <Bar />,
    progress: { label: '설문', at: 4, of: 12, text: '12개 가운데 4개' },
    questionKey: 'exercise',
    title: '땀이 날 만큼 얼마나 자주 움직이나요?',
    children: <Answers texts={often} />,
    action: <Next words="다음" />,
  },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof SurveyPage>
export default meta

type Story = StoryObj<typeof meta>

export const OneAnswer: Story = {}

export const Answered: Story = { args: { children: <Answers chosen={2} texts={often} /> } }

export const SeveralAnswers: Story = {
  args: { title: '요즘 불편한 곳이 있나요?', help: '여럿을 골라도 돼요' },
  render: (args) => (
    <SurveyPage {...args}>
      <Card>
        <Stack>
          {['목과 어깨', '허리', '눈'].map((text) => (
            <Checkbox key={text} label={say(text)} checked={text === '허리'} onChange={fn()} />
          ))}
        </Stack>
      </Card>
    </SurveyPage>
  ),
}

export const WithProblem: Story = { args: { problem: '하나를 골라 주세요' } }

export const LastQuestionBusy: Story = {
  args: {
    progress: { label: '설문', at: 12, of: 12, text: '12개 가운데 12개' },
    action: <Next words="결과 보기" busy />,
    children: <Answers chosen={3} texts={often} />,
  },
}

export const LongTexts: Story = {
  args: {
    title: '지난 2주 동안 아침에 일어났을 때 충분히 쉬었다고 느끼지 못한 날이 며칠이나 있었나요?',
    help: '정확하지 않아도 괜찮아요. 떠오르는 대로 골라 주세요.',
    children: (
      <Answers
        texts={[
          '하루도 없었어요',
          '며칠 있었지만 낮에 생활하는 데 불편하지는 않았어요',
          '절반이 넘었고 낮에 자주 졸렸어요',
          '거의 매일 그래서 일하기가 어려웠어요',
          '잘 모르겠어요',
        ]}
      />
    ),
  },
}
