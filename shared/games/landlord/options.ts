// The options that both editions share. Each edition adds its own.
export const sharedOptions = [
  { id: 'end', type: 'choice', default: 'pile', choices: ['pile', 'rounds', 'sum'] },
  { id: 'rounds', type: 'number', default: 10, min: 3, max: 30 },
  { id: 'sum', type: 'number', default: 60, min: 20, max: 200 },
  { id: 'openTrade', type: 'boolean', default: false },
  { id: 'hundreds', type: 'boolean', default: false },
] as const;

export interface Options {
  end: 'pile' | 'rounds' | 'sum';
  rounds: number;
  sum: number;
  openTrade: boolean;
  hundreds: boolean;
  /** Exists in the first edition only. If it is missing, the texts of the tenant cards apply. */
  tenantTexts?: boolean;
  anyoneAnswers?: boolean;
  /** Exists in the second edition only. */
  tieBreak?: boolean;
}
