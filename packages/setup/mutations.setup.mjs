import fc from 'fast-check';

// One counterexample is enough to notice a fault: to look for the smallest takes minutes.
fc.configureGlobal({ endOnFailure: true });
