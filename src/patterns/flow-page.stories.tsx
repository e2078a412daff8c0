import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Stack } from '#src/gallery/stack.tsx'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { FlowPage } from './flow-page.tsx'

const Bar = () => <AppBar kind="back" backLabel={say('뒤로')} onBack={fn()} />

const meta = {
  title: 'Patterns/Flow',
  component: FlowPage,
  args: { bar: <Bar />, title: '닉네임을 정해 주세요', help: '챌린지에서 다른 사람에게 보여요.', children: null },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
  render: (args) => (
    <FlowPage {...args}>
      <Stack>
        <TextField
          label={say('닉네임')}
          value={say('걷는하늘')}
          clearLabel={say('닉네임 지우기')}
          onChange={fn()}
          help={say('두 글자에서 열 글자까지')}
        />
        <Button size="l" block>
          {say('다음')}
        </Button>
      </Stack>
    </FlowPage>
  ),
} satisfies Meta<typeof FlowPage>
export default meta

type Story = StoryObj<typeof meta>

export const OneQuestion: Story = {}

export const WithError: Story = {
  render: (args) => (
    <FlowPage {...args}>
      <Stack>
        <TextField
          label={say('닉네임')}
          value={say('걷는하늘')}
          onChange={fn()}
          error={say('이미 쓰고 있는 닉네임이에요')}
        />
        <Button size="l" block>
          {say('다음')}
        </Button>
      </Stack>
    </FlowPage>
  ),
}

export const Busy: Story = {
  render: (args) => (
    <FlowPage {...args}>
      <Stack>
        <TextField label={say('닉네임')} value={say('걷는하늘')} onChange={fn()} />
        <Button size="l" block busy busyLabel={say('저장하고 있어요')}>
          {say('다음')}
        </Button>
      </Stack>
    </FlowPage>
  ),
}
