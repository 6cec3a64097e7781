import { watchVersions } from './new-version.ts'

/** As much of a browser's service workers as versions are about. */
class FakeWorker extends EventTarget {
  readonly told: unknown[] = []
  postMessage(message: unknown): void {
    this.told.push(message)
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  updates = 0
  async update(): Promise<void> {
    this.updates += 1
  }
  /** A worker is found, installed, and waits. */
  bring(): FakeWorker {
    const worker = new FakeWorker()
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.installing = null
    this.waiting = worker
    worker.dispatchEvent(new Event('statechange'))
    return worker
  }
}

class FakeContainer extends EventTarget {
  readonly registration = new FakeRegistration()
  controller: FakeWorker | null
  constructor(controller: FakeWorker | null) {
    super()
    this.controller = controller
  }
  async register(): Promise<FakeRegistration> {
    return this.registration
  }
}

async function tab({ firstVisit = false } = {}) {
  const container = new FakeContainer(firstVisit ? null : new FakeWorker())
  const times = { reloads: 0, now: 0 }
  let returned = () => undefined as void
  const version = watchVersions({
    container,
    script: '/sw.js',
    reload: () => {
      times.reloads += 1
    },
    now: () => times.now,
    onReturn: (heard) => {
      returned = heard
    },
    every: () => undefined,
  })
  await Promise.resolve()
  await Promise.resolve()
  return { container, registration: container.registration, version, times, comeBack: () => returned() }
}

test('NAV-07 a new version is offered and nothing happens until the person takes it', async () => {
  const { registration, container, version, times } = await tab()
  const heard: boolean[] = []
  version.follow(() => heard.push(version.isOffered()))
  const waiting = registration.bring()
  expect(heard).toEqual([true])
  expect([waiting.told, times.reloads]).toEqual([[], 0])
  version.take()
  expect(waiting.told).toEqual(['take-over'])
  expect(times.reloads).toBe(0)
  container.dispatchEvent(new Event('controllerchange'))
  expect(times.reloads).toBe(1)
})

test('NAV-07 the first worker of a browser replaces nothing, so nothing is offered', async () => {
  const { registration, container, version, times } = await tab({ firstVisit: true })
  registration.bring()
  container.dispatchEvent(new Event('controllerchange'))
  expect([version.isOffered(), times.reloads]).toEqual([false, 0])
})

test('NAV-07 a tab is not reloaded because another one took the new version', async () => {
  const { container, version, times } = await tab()
  container.dispatchEvent(new Event('controllerchange'))
  expect([version.isOffered(), times.reloads]).toEqual([true, 0])
  version.take()
  expect(times.reloads).toBe(1)
})

test('NAV-07 who comes back to a tab after some minutes has newer versions looked for', async () => {
  const { registration, times, comeBack } = await tab()
  comeBack()
  expect(registration.updates).toBe(0)
  times.now = 300_000
  comeBack()
  comeBack()
  expect(registration.updates).toBe(1)
})
