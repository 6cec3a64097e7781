import { answerQuestion } from '../adapters/replica/answer.ts'
import { runFile, writeJson } from '../adapters/replica/files.ts'
import { failRun, finishRun, type QuestionTask } from '../adapters/replica/run-files.ts'
import { workOnce } from '../adapters/replica/work.ts'

/** Bytes that this process may take: DuckDB counts most of what it holds, but not the text that a function makes. */
const MEMORY = 1_024 * 1_024 * 1_024
const LOOK_MS = 100

/** Answers one question, in a process that has nothing but the masked copy of the log. */
workOnce(async (task: QuestionTask) => {
  const watching = setInterval(() => {
    if (process.memoryUsage.rss() < MEMORY) return
    clearInterval(watching)
    const end = () => process.kill(process.pid, 'SIGKILL')
    void failRun(task, 'memory').then(end, end)
  }, LOOK_MS)
  const answered = await answerQuestion({ ...task, folder: '.' })
  await writeJson(runFile(task.folder, task.run_id), finishRun(task, answered))
})
