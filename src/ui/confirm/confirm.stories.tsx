import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pressed } from '#src/gallery/pressed.tsx'
import { say } from '#src/gallery/say.ts'
import { Button } from '../button/button.tsx'
import { ConfirmHost } from './confirm-host.tsx'
import { dismissQuestions } from './confirm-queue.ts'
import { confirm } from './confirm.ts'
import { prompt } from './prompt.ts'

/**
 * `await confirm({ … })` is a promise of yes or no, `await prompt({ … })` of a line of text. The app's frame has the
 * host.
 */
const meta = {
  title: 'Widgets/Confirm and prompt',
  component: ConfirmHost,
  tags: ['over-page', 'dialog'],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof ConfirmHost>
export default meta

type Story = StoryObj<typeof meta>

const askToDelete = () =>
  confirm({ title: say('이 기록을 지울까요?'), confirm: say('지우기'), cancel: say('그대로 둘게요'), danger: true })
const askForName = () =>
  prompt({
    title: say('이름을 정해 주세요'),
    label: say('이름'),
    initial: say('아침 걷기'),
    confirm: say('저장하기'),
    cancel: say('취소'),
  })

export const Confirm: Story = {
  render: () => (
    <Pressed undo={dismissQuestions}>
      <Button onClick={() => void askToDelete()}>{say('기록 지우기')}</Button>
      <ConfirmHost />
    </Pressed>
  ),
}

export const Prompt: Story = {
  render: () => (
    <Pressed undo={dismissQuestions}>
      <Button onClick={() => void askForName()}>{say('이름 바꾸기')}</Button>
      <ConfirmHost />
    </Pressed>
  ),
}
