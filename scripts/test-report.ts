// What vitest's report in JSON says of a run: how many tests passed and failed, and which ones failed and why.
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

export interface Summary {
  passed: number;
  failed: number;
  /** A line or two each. */
  failures: string[];
}

const firstLine = (message = ''): string => message.split('\n')[0] ?? '';

export function summarise(json: string, root: string): Summary {
  const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(json);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const told = assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => `${file}: ${one.fullName}\n    ${firstLine(one.failureMessages?.[0])}`);
    // A file that cannot be loaded has no tests.
    return told.length === 0 && status === 'failed' ? [`${file}\n    ${firstLine(message)}`] : told;
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), failures };
}
