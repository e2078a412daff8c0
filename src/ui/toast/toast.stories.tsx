import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pressed } from '#src/gallery/pressed.tsx'
import { say } from '#src/gallery/say.ts'
import { Button } from '../button/button.tsx'
import { StickyAction } from '../sticky-action/sticky-action.tsx'
import { ToastViewport } from './toast-viewport.tsx'
import { clearToasts, toast, type ToastInput } from './toast.ts'

/** Long enough to look at it; the product's 3,000 ms are the default. */
const STAY_MS = 1_000_000
const show = (input: ToastInput) => toast({ ...input, text: say(input.text), stayMs: STAY_MS })

/** `toast({ text: '저장했어요' })` shows one. The app's frame has the viewport. */
const meta = {
  title: 'Widgets/Toast',
  component: ToastViewport,
  args: { label: '알림' },
  tags: ['over-page'],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof ToastViewport>
export default meta

type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  render: (args) => (
    <Pressed undo={clearToasts}>
      <Button
        onClick={() => {
          show({ text: '저장했어요', kind: 'good' })
          show({ text: '저장하지 못했어요. 다시 시도해 주세요', kind: 'bad' })
          show({ text: '복사했어요' })
        }}
      >
        {say('알리기')}
      </Button>
      <ToastViewport {...args} />
    </Pressed>
  ),
}

export const WithUndo: Story = {
  render: (args) => (
    <Pressed undo={clearToasts}>
      <StickyAction>
        <Button
          size="l"
          block
          onClick={() =>
            show({ text: '지웠어요', kind: 'removed', action: { label: say('되돌리기'), onPress: () => undefined } })
          }
        >
          {say('지우기')}
        </Button>
      </StickyAction>
      <ToastViewport {...args} />
    </Pressed>
  ),
}

/** A sixth waits until one of the five is gone. */
export const FiveAtMost: Story = {
  render: (args) => (
    <Pressed undo={clearToasts}>
      <Button onClick={() => ['하나', '둘', '셋', '넷', '다섯', '여섯'].forEach((text) => show({ text }))}>
        {say('알리기')}
      </Button>
      <ToastViewport {...args} />
    </Pressed>
  ),
}
